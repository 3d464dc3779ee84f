/** How the message of a deployment begins that notes the bookmark before it, and of one that takes another back. */
export const BEFORE = "before: ";
export const TAKEN_BACK = "rollback from ";

/**
 * What a deployment has to do. Nothing is done twice: what Cloudflare has already is left alone.
 * @typedef {object} Plan
 * @property {boolean} isFirst no version of this product has answered here before
 * @property {string[]} migrations names of those to apply, in order
 * @property {boolean} loadsData
 * @property {boolean} releases whether the Worker changes
 * @property {boolean} setsTriggers whether the domain, the schedule or a queue does not lead to the Worker yet
 * @property {string | null} uploaded the version to release if it is there already, such as after an interrupted deployment
 * @property {string | null} live the version that most requests get now
 */

/**
 * @param {import("./installation.mjs").Installation} installation
 * @param {{ migrations: string[], dataHash: string, tag: string }} release of this commit: the migrations of both databases in order, the hash
 *   of the reference data, the fingerprint of the Worker's sources and settings
 * @returns {Plan & { unknown: string[] }} `unknown` are migrations that a database has and this commit does not
 */
export function planDeployment({ applied, dataHash, versions, deployments, areTriggersSet }, release) {
  const tagOf = (id) => versions.find((version) => version.id === id)?.tag ?? null;
  const live = largestShare(deployments[0]);
  const isLive = live?.percentage === 100 && tagOf(live.id) === release.tag;
  // A changed secret makes a newer version. An older one would bring back the former secret.
  const [newest] = versions;
  return {
    isFirst: !versions.some(({ tag }) => tag !== null),
    migrations: release.migrations.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !release.migrations.includes(name)),
    loadsData: dataHash !== release.dataHash,
    releases: !isLive,
    setsTriggers: !areTriggersSet,
    uploaded: newest?.tag === release.tag ? newest.id : null,
    live: live?.id ?? null,
  };
}

/** @param {Plan} plan */
export const isNothing = ({ migrations, loadsData, releases, setsTriggers }) =>
  migrations.length === 0 && !loadsData && !releases && !setsTriggers;

/**
 * The plan in lines for the person who says yes to it.
 * @param {Plan} plan
 */
export function describePlan({ isFirst, migrations, loadsData, releases, setsTriggers }) {
  const release = isFirst ? "deploy the Worker for the first time" : "release the Worker: 10 %, health, 100 %";
  return [
    ...(migrations.length > 0
      ? [`note a bookmark, then apply ${migrations.length} migrations: ${migrations.join(", ")}`]
      : []),
    ...(releases ? [release] : []),
    ...(setsTriggers ? ["attach domain, schedule and queues"] : []),
    ...(loadsData ? ["load the reference data and questionnaires"] : []),
  ];
}

/**
 * The version to go back to: the one given. Or else, while a release has only some of the requests, the one with the most; and otherwise the
 * last release that had all requests before the live one and was not itself taken back.
 * @param {import("./installation.mjs").Installation} installation
 * @param {string} [to] id of a version
 * @returns {string | {
 *   version: import("./installation.mjs").Version, live: import("./installation.mjs").Version, bookmark: string | null,
 *   secretsChanged: boolean
 * }} a sentence if there is none. `bookmark` is the database's before the live version was deployed
 */
export function planRollback({ versions, deployments }, to) {
  const find = (id) => versions.find((version) => version.id === id);
  const [latest] = deployments;
  const live = find(largestShare(latest)?.id);
  if (!live) return "Nothing is deployed there.";
  const isReleasing = latest.versions.length > 1;
  const version = to ? find(to) : isReleasing ? live : findFormer({ versions, deployments }, live);
  if (!version) return to ? `Cloudflare lists no version ${to}.` : "There is no release before the live one.";
  if (version.id === live.id && !isReleasing) return "That version is live.";
  const between = versions.slice(0, versions.indexOf(version));
  const note = deployments.find((each) => largestShare(each)?.id === live.id && each.message.startsWith(BEFORE));
  return {
    version,
    live,
    bookmark: note?.message.slice(BEFORE.length) ?? null,
    secretsChanged: between.some(({ tag }) => tag === null),
  };
}

/** The last release before the live one. A secret that was put makes a version of the same code, without a tag. */
function findFormer({ versions, deployments }, live) {
  const code = versions.slice(versions.indexOf(live)).find(({ tag }) => tag !== null)?.tag;
  const takenBack = deployments
    .filter(({ message }) => message.startsWith(TAKEN_BACK))
    .map(({ message }) => message.slice(TAKEN_BACK.length));
  return deployments
    .filter(({ versions: parts }) => parts.length === 1)
    .map(({ versions: [part] }) => versions.find(({ id }) => id === part.id))
    .find((version) => version && version.tag !== null && version.tag !== code && !takenBack.includes(version.id));
}

/** The part of a deployment with the most requests. */
const largestShare = (deployment) =>
  [...(deployment?.versions ?? [])].sort((one, other) => other.percentage - one.percentage)[0] ?? null;
