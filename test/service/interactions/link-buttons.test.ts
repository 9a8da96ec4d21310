import { LinkButton } from "@guildwire/api/validators";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

describe("the URL of a link button (T104)", () => {
  const buttonTo = (url: string) => ({ type: 2, style: 5, label: "Chart", url });

  it.each(["http://charts.example", "https://charts.example/1?a=b", "HTTPS://charts.example", "discord://-/channels"])(
    "may be %s",
    (url) => expect(LinkButton.is(buttonTo(url))).toBe(true),
  );

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "//charts.example",
    "",
    "ftp://x",
    " http://x",
    "https:",
    "https://",
    "http:/// ",
  ])("is refused, at url: %j", (url) =>
    expect(LinkButton.validate(buttonTo(url))).toMatchObject({ ok: false, issues: [{ path: "/url" }] }),
  );

  it("has one of three schemes, and more than the scheme", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
        if (LinkButton.is(buttonTo(text))) expect(["http", "https", "discord"]).toContain(scheme);
        expect(LinkButton.is(buttonTo(`https:${text}`))).toBe(/^\/*[^/\s]/.test(text));
        expect(LinkButton.is(buttonTo(`https://charts.example/${text}`))).toBe(true);
      }),
    );
  });
});
