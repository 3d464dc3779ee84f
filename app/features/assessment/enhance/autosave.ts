/**
 * Saves a section's answers by itself: thirty seconds after the last change, and at once when the page is left. A plain
 * module of a few hundred bytes, because the form works without it and must arrive fast on a slow line.
 */
const DELAY_MS = 30_000;
const BADGE_MS = 3_000;
/** Waits before the second and third try of one save. */
const RETRY_WAITS_MS = [1_000, 2_000];

const form = document.querySelector<HTMLFormElement>("form[data-autosave]");
const status = document.querySelector<HTMLElement>("[data-autosave-status]");

if (form && status) {
  const url = form.dataset.autosave ?? "";
  let timer: number | undefined;
  /** Changes made, and how many of them the server has. */
  let made = 0;
  let kept = 0;

  const say = (key: "unsaved" | "saving" | "saved" | "kept" | "failed") => {
    status.textContent = status.dataset[key] ?? "";
  };
  const body = () => new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  /** What the server has of the form is what the form stands on from now on. */
  const takeBases = ({ bases }: { bases: Record<string, string> }) => {
    for (const [id, base] of Object.entries(bases)) {
      const field = form.elements.namedItem(`base.${id}`);
      if (field instanceof HTMLInputElement) field.value = base;
    }
  };
  const send = async (): Promise<boolean> => {
    for (const pause of [0, ...RETRY_WAITS_MS]) {
      await wait(pause);
      const answer = await fetch(url, { method: "POST", body: body(), redirect: "manual" }).catch(() => null);
      if (answer?.ok) {
        takeBases(await answer.json());
        return true;
      }
      if (answer && answer.status < 500 && answer.status !== 429) return false;
    }
    return false;
  };

  const save = async () => {
    const sent = made;
    say("saving");
    const isSaved = await send();
    if (isSaved) kept = Math.max(kept, sent);
    // What was changed meanwhile has its own save ahead.
    if (made !== sent) return say("unsaved");
    if (!isSaved) return say("failed");
    say("saved");
    setTimeout(() => {
      if (made === sent) say("kept");
    }, BADGE_MS);
  };

  form.addEventListener("input", () => {
    made += 1;
    say("unsaved");
    clearTimeout(timer);
    timer = window.setTimeout(save, DELAY_MS);
  });
  form.addEventListener("submit", () => {
    kept = made;
    clearTimeout(timer);
  });
  document.addEventListener("visibilitychange", () => {
    // Whether it arrives may never be known, so the save that is due stays due.
    if (document.visibilityState !== "hidden" || kept === made) return;
    fetch(url, { method: "POST", body: body(), keepalive: true })
      .then(async (answer) => answer.ok && takeBases(await answer.json()))
      .catch(() => {});
  });
}

export {};
