import { useTranslation } from "react-i18next";
import { ActionFailure, LoadFailure } from "~/foundation/notifications/components/failure";
import type { Choices } from "~/foundation/notifications/preferences.server";
import { isAlwaysOn, type Preferences, TYPES } from "~/foundation/notifications/rules/policy";
import {
  type Channel,
  NOTIFICATION_GROUPS,
  NOTIFICATION_TYPES,
  type NotificationGroup,
  type NotificationType,
} from "~/foundation/notifications/rules/types";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icons";

const CHANNELS: Channel[] = ["email", "inApp"];

const PANEL = "/user/profile?tab=notifications";

/**
 * Two switches for each of the thirty types, in six collapsible groups, saved in one go. `choices` is null when the
 * preferences could not be read. `isUnsaved` means that saving failed and `choices` are what the user chose.
 */
export function PreferencesPanel({ choices, isUnsaved }: { choices: Choices | null; isUnsaved: boolean }) {
  const { t } = useTranslation("notifications");
  return (
    <section aria-labelledby="preferences-title">
      <h2 id="preferences-title">{t("preferences.title")}</h2>
      <p className="mt-2 mb-5 max-w-measure text-ink-2">{t("preferences.lead")}</p>
      {choices ? (
        <form method="post" action={PANEL} className="grid gap-4">
          {isUnsaved ? <ActionFailure of="preferencesSave" /> : null}
          <input type="hidden" name="type" value={TYPES.join(" ")} />
          {NOTIFICATION_GROUPS.map((group) => (
            <Group key={group} group={group} preferences={choices.preferences} />
          ))}
          <DigestSwitch wantsDigest={choices.wantsDigest} />
          <div className="mt-2">
            <Button variant="primary" name="intent" value="save-preferences">
              {t("preferences.save")}
            </Button>
          </div>
        </form>
      ) : (
        <LoadFailure of="preferencesLoad" href={PANEL} />
      )}
    </section>
  );
}

function DigestSwitch({ wantsDigest }: { wantsDigest: boolean }) {
  const { t } = useTranslation("notifications");
  return (
    <Card className="px-5 py-4 sm:px-7">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="digest"
          value="weekly"
          defaultChecked={wantsDigest}
          aria-describedby="digest-text"
          className="tick"
        />
        <span className="font-semibold">{t("preferences.digest")}</span>
      </label>
      <p id="digest-text" className="max-w-measure text-ink-2">
        {t("preferences.digestText")}
      </p>
    </Card>
  );
}

function Group({ group, preferences }: { group: NotificationGroup; preferences: Preferences }) {
  const { t } = useTranslation("notifications");
  const types = TYPES.filter((type) => NOTIFICATION_TYPES[type].group === group);
  const off = types.flatMap((type) => CHANNELS.filter((channel) => !preferences[type][channel])).length;
  return (
    <Card>
      <details className="fold">
        <summary className="flex min-h-13 items-center gap-3 rounded-card px-5 py-3 sm:px-7">
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{t(`groups.${group}`)}</span>
            <span className="block text-small text-ink-3">
              {off === 0 ? t("preferences.allOn") : t("preferences.off", { count: off })}
            </span>
          </span>
          <Icon name="chevron-down" className="chevron text-ink-3" />
        </summary>
        <div className="border-t border-line">
          {types.map((type) => (
            <TypeRow key={type} type={type} preferences={preferences} />
          ))}
        </div>
      </details>
    </Card>
  );
}

function TypeRow({ type, preferences }: { type: NotificationType; preferences: Preferences }) {
  const { t } = useTranslation("notifications");
  const always = isAlwaysOn(type);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be placed in a grid
    <div
      role="group"
      aria-labelledby={`${type}-name`}
      aria-describedby={`${type}-text`}
      className="grid gap-x-6 gap-y-1 border-b border-line px-5 py-4 last:border-b-0 sm:grid-cols-[1fr_auto] sm:items-center sm:px-7"
    >
      <div className="min-w-0">
        <p id={`${type}-name`} className="font-semibold">
          {t(`types.${type}.name`)}
        </p>
        <p id={`${type}-text`} className="text-ink-2">
          {t(`types.${type}.text`)}
          {always ? <span className="block text-small text-ink-3">{t("preferences.always")}</span> : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-5">
        {CHANNELS.map((channel) => (
          <label key={channel} className={cx("flex min-h-11 items-center gap-2.5", !always && "cursor-pointer")}>
            <input
              type="checkbox"
              name={channel}
              value={type}
              defaultChecked={preferences[type][channel]}
              disabled={always}
              className="tick"
            />
            {t(`preferences.${channel}`)}
          </label>
        ))}
      </div>
    </div>
  );
}
