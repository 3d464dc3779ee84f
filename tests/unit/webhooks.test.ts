import { describe, expect, it } from "vitest";
import { eventsFor } from "~/core/webhook-events";
import { type AddressProblem, judgeAddress } from "~/foundation/webhooks/rules/address";
import { afterAnswer, PAUSES_MS } from "~/foundation/webhooks/rules/tries";
import { chosenEvents } from "~/home/webhooks/rules/set-up";
import { createWebhookSecret, signWebhook } from "~/platform/crypto/webhook-signature";

const HOUR = 60 * 60_000;

describe("the signature of a webhook", () => {
  it("is that of the published test vector of Standard Webhooks", () => {
    const signed = signWebhook("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", {
      id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
      seconds: 1_614_265_330,
      body: '{"test": 2432232314}',
    });
    expect(signed).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  });

  it("has a secret of 32 random bytes, which says what it is", () => {
    const secret = createWebhookSecret();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(createWebhookSecret()).not.toBe(secret);
  });
});

const judge = (typed: string, allowsLocal = false) =>
  judgeAddress(typed, { ownAddress: "https://kompas.network.org", allowsLocal });

const REFUSED: Record<AddressProblem, string[]> = {
  missing: ["", "   "],
  long: [`https://hooks.acme.com/${"a".repeat(500)}`],
  malformed: [
    "acme",
    "acme.com/hook",
    "//acme.com",
    "https://",
    "https://a b.com",
    "https://999.1.1.1/",
    "https://ac<me.com",
  ],
  https: ["http://acme.com/hook", "ftp://acme.com", "file:///etc/passwd", "javascript:alert(1)", "ws://acme.com"],
  port: ["https://acme.com:8443/", "https://acme.com:80/", "https://acme.com:22/"],
  password: ["https://user:secret@acme.com/", "https://user@acme.com/", "https://acme.com@127.0.0.1/"],
  number: [
    ...["https://127.0.0.1/", "https://10.0.0.1/", "https://192.168.1.1/", "https://172.16.0.1/", "https://8.8.8.8/"],
    ...["https://169.254.169.254/latest/meta-data/", "https://0.0.0.0/", "https://100.64.0.1/", "https://127.1/"],
    // The same written so that a person does not see it.
    ...[
      "https://2130706433/",
      "https://0x7f000001/",
      "https://0x7f.1/",
      "https://017700000001/",
      "https://0177.0.0.1/",
    ],
    ...["https://１２７.０.０.１/", "https://127。0。0。1/", "https://127.0.0.1./", "https://%31%32%37.0.0.1/"],
    ...["https://[::1]/", "https://[::]/", "https://[fc00::1]/", "https://[fe80::1]/", "https://[::ffff:10.0.0.1]/"],
    ...["https://[64:ff9b::7f00:1]/", "https://[2606:4700::1111]/"],
  ],
  private: [
    ...[
      "https://localhost/",
      "https://LOCALHOST/",
      "https://localhost./",
      "https://api.localhost/",
      "https://intranet/",
    ],
    ...["https://printer.local/", "https://db.internal/", "https://metadata.google.internal/", "https://nas.lan/"],
    ...["https://router.home/", "https://router.home.arpa/", "https://1.0.0.127.in-addr.arpa/", "https://x.test/"],
    ...[
      "https://shop.example/",
      "https://a.invalid/",
      "https://abc.onion/",
      "https://wiki.corp/",
      "https://acme.com./",
    ],
    ...["https://kompas.network.org./"],
    ...[
      "https://a..com/",
      "https://.acme.com/",
      "https://acme.c/",
      "https://host.docker.internal/",
      "https://vault.private/",
    ],
    ...["https://127.0.0.1.nip.io/", "https://10-0-0-1.sslip.io/", "https://localtest.me/", "https://app.lvh.me/"],
  ],
  own: ["https://kompas.network.org/user/history", "https://kompas.network.org:443/"],
};

describe("the address of a receiver", () => {
  for (const [problem, addresses] of Object.entries(REFUSED)) {
    it.each(addresses)(`is refused as "${problem}": %s`, (address) => {
      expect(judge(address)).toEqual({ ok: false, problem });
    });
  }

  it.each([
    ["https://hooks.acme.com/kompas", "https://hooks.acme.com/kompas"],
    ["  https://acme.co.za:443/a?b=c#d ", "https://acme.co.za/a?b=c"],
    ["HTTPS://Hooks.ACME.com", "https://hooks.acme.com/"],
    ["https://société.fr/kompas", "https://xn--socit-esab.fr/kompas"],
    ["https://network.org/", "https://network.org/"],
  ])("is taken, in the parser's spelling: %s", (typed, address) => {
    expect(judge(typed)).toEqual({ ok: true, address });
  });

  it("may be this machine only where Kompas is developed, and never Kompas itself", () => {
    expect(judge("http://127.0.0.1:9000/x", true)).toEqual({ ok: true, address: "http://127.0.0.1:9000/x" });
    expect(judge("http://10.0.0.1/", true).ok).toBe(false);
    const here = { ownAddress: "http://localhost:8787", allowsLocal: true };
    expect(judgeAddress("http://localhost:8787/x", here)).toEqual({ ok: false, problem: "own" });
    // What is stored has more letters than what is typed.
    expect(judgeAddress(`http://localhost:1/${"ü".repeat(400)}`, here)).toEqual({ ok: false, problem: "long" });
  });
});

describe("what follows from an answer", () => {
  it("tries for a day, at growing pauses, and then gives up", () => {
    const pauses = PAUSES_MS.map((_, index) => afterAnswer({ status: 500 }, index + 1, 0));
    expect(pauses).toEqual(PAUSES_MS.map((pauseMs) => ({ is: "again", pauseMs })));
    expect(PAUSES_MS).toEqual([...PAUSES_MS].sort((a, b) => a - b));
    expect(PAUSES_MS.reduce((all, each) => all + each, 0)).toBe(24 * HOUR);
    expect(afterAnswer({ status: 500 }, PAUSES_MS.length + 1, 0)).toEqual({ is: "failed" });
    // Messages that waited behind others have fewer tries, and the same day.
    expect(afterAnswer({ status: 500 }, 2, 24 * HOUR)).toEqual({ is: "failed" });
  });

  it("takes 200 to 299 for received, and 410 for the end; a redirect is a failure", () => {
    for (const status of [200, 202, 204, 299]) expect(afterAnswer({ status }, 1, 0).is).toBe("delivered");
    expect(afterAnswer({ status: 410 }, 1, 0).is).toBe("gone");
    for (const status of [301, 302, 307, 400, 401, 404, 429, 503])
      expect(afterAnswer({ status }, 1, 0).is).toBe("again");
    for (const error of ["silent", "unreachable", "address", "secret"] as const)
      expect(afterAnswer({ error }, 1, 0).is).toBe("again");
  });
});

describe("the events that a company may choose", () => {
  it("are about itself, and for a corporate company also about those that have joined it", () => {
    expect(eventsFor({ isCorporate: false })).toEqual(["assessment.submitted", "level.changed"]);
    expect(eventsFor({ isCorporate: true })).toHaveLength(7);
    const asked = ["member.joined", "level.changed", "level.changed", "everything"];
    expect(chosenEvents(asked, { isCorporate: false })).toEqual(["level.changed"]);
    expect(chosenEvents(asked, { isCorporate: true })).toEqual(["level.changed", "member.joined"]);
  });
});
