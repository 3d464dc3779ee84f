import { testEnv } from "./worker";

type Call = "get" | "put" | "delete" | "list";

/**
 * The test bucket, with every call passed to `tap` first. The call runs normally, is not made, or runs but loses its result on the way
 * back.
 */
export function tappedFiles(tap: (call: Call, key: string) => "run" | "fail" | "lose"): R2Bucket {
  const bucket = testEnv.FILES;
  const tapped =
    (call: Call) =>
    async (...args: [string, ...unknown[]]) => {
      const fate = tap(call, String(args[0]));
      if (fate === "fail") throw new Error("R2: no answer");
      const answer = await (bucket[call] as (...given: unknown[]) => Promise<unknown>).apply(bucket, args);
      if (fate === "lose") throw new Error("R2: no answer");
      return answer;
    };
  const calls = { get: tapped("get"), put: tapped("put"), delete: tapped("delete"), list: tapped("list") };
  return { ...calls, head: (key: string) => bucket.head(key) } as unknown as R2Bucket;
}

/** The keys with this prefix in the test bucket. */
export async function keysIn(prefix: string): Promise<string[]> {
  const { objects } = await testEnv.FILES.list({ prefix });
  return objects.map(({ key }) => key).sort();
}
