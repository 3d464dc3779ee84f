import { assessmentPaths } from "~/core/addresses/assessment";
import { READINESS } from "~/core/kinds/kind";
import { partsOf } from "~/core/sharing";
import { inDays } from "../../support/days";
import { follow, press } from "./actions";
import { BASE_URL } from "./browser";
import { confirmOwnAddress } from "./colleague";
import { text } from "./texts";
import { after, goTo, refused, type Stop, stop, type Visitors } from "./tour";

const isEnhanced = true;
const TOMORROW = inDays(1);

const pathOf = ({ done }: Visitors["owner"]) => assessmentPaths(READINESS, done).share;

/** A link to the owner's whole report in the owner's language. Opens no page, because its script would count here. */
async function linkTo({ owner }: Visitors, word = ""): Promise<string> {
  const form = new URLSearchParams({ recipient: "Bank", language: owner.language, expires: TOMORROW, word });
  for (const part of partsOf(READINESS)) form.append("parts", part);
  const { request } = owner.context;
  const headers = { Origin: BASE_URL, "Content-Type": "application/x-www-form-urlencoded" };
  const made = await request.post(pathOf(owner), { headers, data: form.toString(), maxRedirects: 0 });
  const [path] = /\/shared\/[\w-]+/.exec(await (await request.get(pathOf(owner))).text()) ?? [];
  if (made.status() !== 303 || !path) throw new Error(`No link: ${made.status()}`);
  return path;
}

/** The links to a report, and what a stranger sees of one. */
export const SHARE_STOPS: Stop[] = [
  {
    name: "links to a report, none",
    isEnhanced,
    async open({ owner }) {
      await confirmOwnAddress(owner);
      return goTo(owner, pathOf(owner));
    },
  },
  refused("owner", "links to a report", pathOf, (language) => text(language, "share")("form.make"), { isEnhanced }),
  {
    name: "links to a report, some",
    isEnhanced,
    async open(visitors) {
      for (const word of ["", "a river bend"]) await linkTo(visitors, word);
      return goTo(visitors.owner, pathOf(visitors.owner));
    },
  },
  after(
    "owner",
    "links to a report, asked to end one",
    pathOf,
    ({ page, language }) =>
      follow(page, text(language, "share")("list.endNamed", { recipient: "Bank" }), page.locator("main li").first()),
    { isEnhanced },
  ),
  {
    name: "shared report",
    async open(visitors) {
      return goTo(visitors.stranger, await linkTo(visitors));
    },
  },
  {
    name: "shared report, its word refused",
    async open(visitors) {
      const { stranger } = visitors;
      const path = await linkTo(visitors, "a river bend");
      await stranger.page.goto(path);
      stranger.expectStatus(400, /^\/shared\//);
      await press(stranger.page, text(stranger.language, "share")("word.open"));
      return { page: stranger.page, html: "" };
    },
  },
  stop("stranger", "shared report, gone", "/shared/none", { status: 410 }),
];
