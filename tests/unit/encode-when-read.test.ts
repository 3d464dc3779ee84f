import * as everything from "turbo-stream";
import { expect, it } from "vitest";
import { encode } from "../../workers/encode-when-read";

it("encodes nothing until it is read, and then what the package does", async () => {
  let looked = 0;
  const found = {
    get page() {
      looked += 1;
      return { name: "Thandi", later: Promise.resolve(["a", 1]) };
    },
  };
  const stream = encode(found);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(looked).toBe(0);
  const text = await new Response(stream).text();
  expect(looked).toBeGreaterThan(0);
  expect(text).toBe(await new Response(everything.encode(found)).text());
});
