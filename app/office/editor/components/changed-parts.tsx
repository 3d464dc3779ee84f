import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MarkedWords } from "~/assessment/drafts/components/marked-words";
import { SideBySide } from "~/assessment/drafts/components/side-by-side";
import { SPOKEN } from "~/core/language";
import { type FieldChange, wordsIn } from "~/office/editor/rules/changed-fields";
import { Card, CardSection } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import type { ChangedPart } from "../comparison.server";
import { useFieldWords } from "./field-words";

const SHORT = 10;

/** A list of what differs between two versions; a short one is unfolded. */
export function ComparedSection({ title, of, children }: { title: string; of: number; children: ReactNode }) {
  return (
    <Disclosure summary={title} open={of <= SHORT} flush>
      <Card>{children}</Card>
    </Disclosure>
  );
}

/** Parts of a questionnaire with each field that changes: every language that differs, the words that differ marked. */
export function ChangedParts({ title, parts }: { title: string; parts: ChangedPart[] }) {
  const { t } = useTranslation(["questionnaires", "drafts"]);
  if (parts.length === 0) return null;
  return (
    <ComparedSection title={title} of={parts.length}>
      {parts.map(({ path, kind, name, changes, fields }) => (
        <CardSection key={path}>
          <p className="text-small text-ink-3">
            {[t(`kinds.${kind}`), ...changes.map((change) => t(`drafts:resync.change.${change}`))].join(" · ")}
          </p>
          <h3 className="max-w-measure font-sans text-body font-semibold tracking-normal wrap-anywhere">{name}</h3>
          {fields.map((field) => (
            <ChangedField key={field.key} field={field} />
          ))}
        </CardSection>
      ))}
    </ComparedSection>
  );
}

function ChangedField({ field }: { field: FieldChange }) {
  const { nameField, describeValue } = useFieldWords();
  const name = nameField(field.steps);
  const { shape, languages, before, after } = field;
  const words = { before: describeValue(shape, before), after: describeValue(shape, after) };
  return (
    <div className="mt-5">
      <h4 className="text-small font-semibold">{name}</h4>
      {languages.map((language) => (
        <SideBySide key={language} of={SPOKEN[language].name} lang={language}>
          {(side) => (
            <p className="max-w-measure wrap-anywhere">
              <MarkedWords words={{ before: wordsIn(before, language), after: wordsIn(after, language) }} side={side} />
            </p>
          )}
        </SideBySide>
      ))}
      {languages.length === 0 ? (
        <SideBySide of={null}>
          {(side) => (
            <p className="max-w-measure wrap-anywhere">
              <MarkedWords words={words} side={side} />
            </p>
          )}
        </SideBySide>
      ) : null}
    </div>
  );
}
