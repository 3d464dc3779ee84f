import { describe, expect, it } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { issueTokens } from "~/foundation/identity/tokens.server";
import { changePicture, openPicture, removePicture } from "~/home/profile/picture.server";
import { change, createFaultyContext, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, send, visit } from "../support/pages";
import { bytes, claiming, exif, PICTURES, SMALL_JPEG, SMALL_PNG, withSegment } from "../support/pictures";
import { createTestContext, registerCompany, testEnv, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());

const fileOf = (content: Uint8Array<ArrayBuffer>, name = "me.png", type = "image/png") =>
  new File([content], name, { type });
const avatarOf = async (user: CurrentUser) =>
  (await rowsOf<{ avatar: string | null }>("select avatar from users where id = ?", user.id))[0]?.avatar ?? null;
/** Names of the user's files in R2. */
const stored = async (user: CurrentUser) => {
  const { objects } = await testEnv.FILES.list({ prefix: `avatars/${user.id}/` });
  return objects.map(({ key }) => key.split("/")[2]);
};
const pathOf = async (user: CurrentUser) => `/files/avatars/${user.id}/${await avatarOf(user)}`;

/** Sends the page's form, or an API call, with a file in it. */
async function upload(path: string, headers: Record<string, string>, file: File, method = "POST", field = "picture") {
  const form = new FormData();
  form.set(field, file);
  const body = new Response(form);
  const type = body.headers.get("Content-Type") ?? "";
  return send(path, {
    method,
    headers: { Origin: ORIGIN, "Content-Type": type, ...headers },
    body: await body.arrayBuffer(),
  });
}

describe("a new profile picture", () => {
  it.each(PICTURES)(
    "%s is stored without private data, under a generated name, and replaces the previous one",
    async (_, picture) => {
      const user = await registerCompany(ctx);
      expect((await changePicture(ctx, user, fileOf(SMALL_PNG))).ok).toBe(true);
      const verdict = await changePicture(ctx, user, fileOf(picture, "../../evil.html", "text/html"));
      const avatar = verdict.ok ? verdict.avatar : "";
      expect(avatar).toMatch(/^[\w-]{22}\.(jpg|png|webp|gif)$/);
      expect([await avatarOf(user), await stored(user)]).toEqual([avatar, [avatar]]);
    },
  );

  it("is stored without the location where it was taken", async () => {
    const user = await registerCompany(ctx);
    await changePicture(ctx, user, fileOf(withSegment(0xe1, exif(6, "Lat -33.9, Lon 18.4"))));
    const file = await testEnv.FILES.get(`avatars/${user.id}/${await avatarOf(user)}`);
    expect(Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0)).includes("Lat")).toBe(false);
  });

  it("ASVS 5.2.1, 5.2.2, 5.2.6 is refused with a reason and nothing stored when it is not a picture, too large, or broken", async () => {
    const user = await registerCompany(ctx);
    const html = bytes("<html><script>alert(1)</script></html>");
    const cases: [unknown, string][] = [
      [null, "none"],
      ["a text", "none"],
      [fileOf(bytes(), ""), "none"],
      [fileOf(bytes()), "empty"],
      [fileOf(html), "type"],
      [fileOf(bytes("<svg onload='alert(1)'/>"), "a.svg", "image/svg+xml"), "type"],
      [fileOf(bytes("GIF89a", html)), "broken"],
      [fileOf(SMALL_JPEG.slice(0, 200)), "broken"],
      [fileOf(bytes(SMALL_PNG, new Uint8Array(6 * 1024 * 1024))), "too-big"],
      [fileOf(claiming(30_000, 30_000)), "pixels"],
    ];
    for (const [file, reason] of cases) expect(await changePicture(ctx, user, file)).toEqual({ ok: false, reason });
    expect([await avatarOf(user), await stored(user)]).toEqual([null, []]);
  });

  it("loses the data hidden after the end of the picture", async () => {
    const user = await registerCompany(ctx);
    const zip = bytes(SMALL_PNG, "PK\u0003\u0004 <script>alert(1)</script>");
    expect((await changePicture(ctx, user, fileOf(zip))).ok).toBe(true);
    const file = await testEnv.FILES.get(`avatars/${user.id}/${await avatarOf(user)}`);
    expect((await file?.text())?.includes("script")).toBe(false);
  });

  it("uploaded several times at once leaves one picture, and only its file", async () => {
    const user = await registerCompany(ctx);
    const verdicts = await Promise.all(PICTURES.map(([, picture]) => changePicture(ctx, user, fileOf(picture))));
    expect(verdicts.some(({ ok }) => ok)).toBe(true);
    expect(await stored(user)).toEqual([await avatarOf(user)]);
  });

  it("leaves no file without a row and no row without a file, whichever statement fails or loses its answer", async () => {
    for (const fate of ["fail", "lose"] as const) {
      for (let at = 1; ; at += 1) {
        const user = await registerCompany(ctx);
        await changePicture(ctx, user, fileOf(SMALL_PNG));
        const { ctx: faulty, sent } = createFaultyContext(at, fate);
        await changePicture(withoutQueue(faulty), user, fileOf(SMALL_JPEG)).catch(() => null);
        expect(await stored(user), `${fate} at ${at}`).toContain(await avatarOf(user));
        await changePicture(ctx, user, fileOf(SMALL_JPEG));
        expect(await stored(user), `after a retry of ${fate} at ${at}`).toContain(await avatarOf(user));
        if (sent() < at) break;
      }
    }
  });

  it("removes what an interrupted request has left behind, once it is old", async () => {
    const user = await registerCompany(ctx);
    await testEnv.FILES.put(`avatars/${user.id}/orphan.png`, SMALL_PNG);
    await changePicture(ctx, user, fileOf(SMALL_PNG));
    expect(await stored(user)).toContain("orphan.png");
    const later = withoutQueue(createTestContext(() => Date.now() + 2 * 60 * 60_000));
    await changePicture(later, user, fileOf(SMALL_PNG));
    expect(await stored(user)).toEqual([await avatarOf(user)]);
  });

  it("is limited to 30 uploads an hour", async () => {
    const user = await registerCompany(ctx);
    for (let tries = 0; tries < 30; tries += 1) await changePicture(ctx, user, fileOf(bytes("x")));
    expect(await changePicture(ctx, user, fileOf(SMALL_PNG))).toMatchObject({ reason: "too-many-requests" });
  });

  it("can be removed again, and its owner gets a mail about each change", async () => {
    const user = await registerCompany(ctx);
    await changePicture(ctx, user, fileOf(SMALL_PNG));
    expect(await removePicture(ctx, user)).toBe(true);
    expect(await removePicture(ctx, user)).toBe(true);
    expect([await avatarOf(user), await stored(user)]).toEqual([null, []]);
    const told = await rowsOf("select 1 as one from outbox where user_id = ? and cause = 'profile-updated'", user.id);
    expect(told).toHaveLength(2);
  });
});

describe("serving a profile picture", () => {
  it("ASVS 3.2.1, 5.3.1, 5.4.1, 5.4.2 sends a fixed type and name, so that it can only be used as a picture", async () => {
    const user = await registerCompany(ctx);
    await changePicture(ctx, user, fileOf(SMALL_JPEG, "x.html", "text/html"));
    const answer = await visit(await pathOf(user), { cookie: await cookieOf(ctx, user.id) });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "content-disposition": 'inline; filename="profile-picture.jpg"',
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "private, max-age=31536000, immutable",
    });
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([...SMALL_JPEG]);
  });

  it("ASVS 8.2.2 works for colleagues only, by page session or bearer token", async () => {
    const [user, stranger] = [await registerCompany(ctx), await registerCompany(ctx)];
    await changePicture(ctx, user, fileOf(SMALL_PNG));
    const path = await pathOf(user);
    const { accessToken } = await issueTokens(ctx, new Request(ORIGIN), user.id);
    const statusFor = async (headers: Record<string, string>) => (await send(path, { headers })).status;
    expect(await statusFor({ Authorization: `Bearer ${accessToken}` })).toBe(200);
    expect(await statusFor({})).toBe(401);
    expect(await statusFor({ Authorization: "Bearer nothing" })).toBe(401);
    expect(await statusFor({ Cookie: await cookieOf(ctx, stranger.id) })).toBe(404);
  });

  it("ASVS 5.3.2 refuses a previous picture, any other name, and a path outside the user's own", async () => {
    const user = await registerCompany(ctx);
    await changePicture(ctx, user, fileOf(SMALL_PNG));
    const former = (await avatarOf(user)) ?? "";
    await changePicture(ctx, user, fileOf(SMALL_PNG));
    expect(await openPicture(ctx, user, user.id, former)).toBeNull();
    for (const name of ["..%2f..%2fsecret.png", "x.svg", "", former.replace(".png", ".html")]) {
      expect(await openPicture(ctx, user, user.id, name), name).toBeNull();
    }
    const other = await registerCompany(ctx);
    await change("update users set avatar = (select avatar from users where id = ?) where id = ?", user.id, other.id);
    expect(await openPicture(ctx, other, user.id, (await avatarOf(user)) ?? "")).toBeNull();
  });
});

describe("the upload of a profile picture", () => {
  it("on the page accepts a picture and shows errors beside the field, also for a file above the request limit", async () => {
    const user = await registerCompany(ctx);
    const headers = { Cookie: await cookieOf(ctx, user.id) };
    const post = (file: File) => upload("/user/profile/picture", headers, file);
    const done = await post(fileOf(SMALL_PNG));
    expect([done.status, done.headers.get("Location")]).toEqual([303, "/user/profile"]);

    const wrong = await post(fileOf(bytes("<html>")));
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain("not a JPEG, PNG, WebP or GIF picture");

    for (const megabytes of [5.05, 6, 12]) {
      const large = await post(fileOf(new Uint8Array(megabytes * 1024 * 1024)));
      expect(large.status).toBe(megabytes < 5.06 ? 400 : 413);
      const html = await large.text();
      expect(html).toContain('aria-invalid="true"');
      expect(html).toContain("larger than 5 MB");
    }
    expect(await avatarOf(user)).not.toBeNull();
  });

  it("by the API changes only the caller's own picture, and returns the updated user", async () => {
    const [user, other] = [await registerCompany(ctx), await registerCompany(ctx)];
    const { accessToken } = await issueTokens(ctx, new Request(ORIGIN), user.id);
    const headers = { Authorization: `Bearer ${accessToken}` };
    const call = (id: string, file: File) => upload(`/api/users/upload/${id}`, headers, file, "PATCH", "file");
    const done = await call(user.id, fileOf(SMALL_PNG));
    expect(await done.json()).toMatchObject({
      statusCode: 200,
      message: "Image Updated Successfully",
      data: { id: user.id, proImage: await pathOf(user) },
    });
    expect((await call(other.id, fileOf(SMALL_PNG))).status).toBe(404);
    const wrong = await call(user.id, fileOf(bytes("<html>")));
    expect([wrong.status, await wrong.json()]).toMatchObject([
      422,
      { errors: { file: [expect.stringMatching(/^This file/)] } },
    ]);
    expect((await call(user.id, fileOf(new Uint8Array(6 * 1024 * 1024)))).status).toBe(413);
    const nothing = await send(`/api/users/upload/${user.id}`, { method: "PATCH", headers });
    expect(nothing.status).toBe(422);
  });

  it("ASVS 15.2.2 has the usual size limit for visitors who are not signed in, and stops reading their request", async () => {
    const user = await registerCompany(ctx);
    const path = `/api/users/upload/${user.id}`;
    const { accessToken } = await issueTokens(ctx, new Request(ORIGIN), user.id);
    const Cookie = await cookieOf(ctx, user.id);
    const strangers: [path: string, method: string, status: number, headers: Record<string, string>][] = [
      ["/user/profile/picture", "POST", 303, {}],
      ["/user/profile/picture", "POST", 303, { Cookie: "__Host-session=x" }],
      ["/user/profile/picture", "POST", 303, { Authorization: `Bearer ${accessToken}` }],
      [path, "PATCH", 413, {}],
      [path, "PATCH", 413, { Authorization: "Bearer x" }],
      [path, "PATCH", 413, { Cookie }],
    ];
    for (const [path, method, status, headers] of strangers) {
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 16_384;
          if (sent > 4_000_000) controller.close();
          else controller.enqueue(new Uint8Array(16_384));
        },
      });
      const type = "multipart/form-data; boundary=x";
      const init = { method, headers: { Origin: ORIGIN, "Content-Type": type, ...headers }, body, duplex: "half" };
      expect([path, (await send(path, init)).status]).toEqual([path, status]);
      expect(sent, path).toBeLessThan(1_000_000);
    }
    const padded = fileOf(bytes(SMALL_PNG, new Uint8Array(70 * 1024)));
    expect((await upload("/user/profile/picture", { Cookie }, padded)).status).toBe(303);
    const headers = { Authorization: `Bearer ${accessToken}` };
    expect((await upload(path, headers, padded, "PATCH", "file")).status).toBe(200);
  });

  it("leaves the size limit unchanged everywhere else", async () => {
    const user = await registerCompany(ctx);
    const headers = { Cookie: await cookieOf(ctx, user.id) };
    for (const path of ["/user/profile/access-code", "/user/profile/picture/more", "/login"]) {
      expect((await upload(path, headers, fileOf(new Uint8Array(70 * 1024)))).status, path).toBe(413);
    }
  });
});
