import type { Language } from "~/core/language";
import type { QrCode } from "~/platform/qr";
import type { Drawing, Paint } from "~/results/figures/drawing";
import type { Report } from "../blocks";

/**
 * A result as five slides for a meeting, in one language. Like a report, it contains only words and figures, so the page, its print and a
 * file are all drawn from it.
 */
export interface Deck {
  language: Language;
  /** The name of a saved file. */
  name: string;
  title: string;
  subtitle: string;
  company: string;
  /** What has become of the report since; the first slide says so too. */
  standing: Report["standing"];
  slides: Slide[];
  /** At the foot of each slide. */
  foot: string;
  /** Where anybody checks the report by its code; null if the report is not proved. */
  proof: { code: string; link: string; qr: QrCode; text: string } | null;
}

type SlideId = "level" | "scores" | "change" | "actions" | "climate";

/** One message in its headline, one picture, and few words. Everything but the headline may be missing. */
export interface Slide {
  id: SlideId;
  /** Which of the slides it is, in words. */
  number: string;
  headline: string;
  /** What has become of the report. */
  alerts: string[];
  picture: Picture | null;
  facts: { term: string; fact: string }[];
  /** In their order, each with what there is to know about it. */
  steps: { title: string; note: string }[];
  text: string;
  /** What the board is asked. */
  asked: { title: string; items: string[] } | null;
  /** Has the code by which the report is checked. */
  isChecked: boolean;
  /** Where the figures come from, in small letters. */
  source: string;
}

export interface Picture {
  drawing: Drawing;
  /** What a phone shows instead. */
  narrow: Drawing;
  /** How wide it is on the slide, in points. */
  width: number;
  legend: { name: string; paint: Paint }[];
  /** Below the one for a phone. */
  narrowLegend: { name: string; paint: Paint }[];
}
