import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import { ProfileCard } from "~/home/profile/components/profile-card";
import { i18nFor } from "~/i18n/i18n.server";

describe("the profile's card", () => {
  it("says for each missing detail that it is not set", () => {
    const nothing = {
      designation: "",
      company: "",
      location: "",
      phone: "",
      pendingEmail: null,
      mayManageCompany: true,
      mayManageSignIn: true,
    };
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={i18nFor("en")}>
        <ProfileCard
          card={{
            ...nothing,
            username: "Nomsa",
            initials: "N",
            picture: null,
            email: "nomsa@example.com",
            completion: { percent: 17, missing: ["company", "city"] },
          }}
        />
      </I18nextProvider>,
    );
    const words = html.replaceAll(/<[^>]+>/g, "\n").split("\n");
    for (const text of ["No designation set", "No company set", "No location set", "No phone set"])
      expect(words.filter((word) => word === text)).toEqual([text]);
    expect(words).toContain("nomsa@example.com");
  });
});
