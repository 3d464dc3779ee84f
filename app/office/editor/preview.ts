import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import { type SectionView, viewSection } from "~/assessment/form/section-view";
import { UTC } from "~/core/days/days";
import type { Language } from "~/core/language";

export interface PreviewView {
  kind: Catalogue["kind"];
  section: SectionView;
  /** Every section with its topic, in order. */
  sections: { id: string; name: string; topic: string; isHere: boolean }[];
}

/** A section with no answers yet; the first section if `sectionId` does not exist. */
export function viewPreview(
  catalogue: Catalogue,
  sectionId: string | null,
  { language, country, year }: { language: Language; country: string; year: number },
): PreviewView | null {
  const places = listSections(catalogue);
  const place = places.find(({ section }) => section.id === sectionId) ?? places[0];
  if (!place) return null;
  const worksheet = { thisYear: year, region: country, former: new Map() };
  return {
    kind: catalogue.kind,
    section: viewSection(catalogue, new Map(), place, language, { worksheet, country, timeZone: UTC }),
    sections: places.map(({ topic, section }) => ({
      id: section.id,
      name: section.name[language],
      topic: topic.name[language],
      isHere: section === place.section,
    })),
  };
}
