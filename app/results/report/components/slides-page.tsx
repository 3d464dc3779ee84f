import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { withQuery } from "~/core/addresses/with-query";
import { LANGUAGES, SPOKEN } from "~/core/language";
import { Drawn, Swatch } from "~/results/figures/drawn";
import type { Deck, Picture, Slide } from "~/results/report/slides/deck";
import { fitSlide, isBeside } from "~/results/report/slides/fit-slide";
import { cx } from "~/ui/cx";
import { PrintButton } from "~/ui/print-button";

interface SlidesProps {
  deck: Deck;
  path: string;
  filePath: string;
  reportPath: string;
}

/** Five slides in their own language, with the ways to show them above. */
export function SlidesPage({ deck, path, filePath, reportPath }: SlidesProps) {
  const { t } = useTranslation(["slides", "report"]);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-5 pb-5 print:hidden">
        <p>
          <a href={reportPath} className="inline-flex min-h-11 items-center">
            {t("back")}
          </a>
        </p>
        <nav aria-label={t("report:languages")} className="flex gap-x-5">
          {LANGUAGES.map((language) => (
            <a
              key={language}
              href={withQuery(path, `lang=${language}`)}
              lang={language}
              hrefLang={language}
              aria-current={language === deck.language ? "true" : undefined}
              className="inline-flex min-h-11 items-center aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
            >
              {SPOKEN[language].name}
            </a>
          ))}
        </nav>
        <div className="flex flex-wrap gap-3 max-sm:grid max-sm:grow">
          <a href={filePath} className="btn">
            {t("report:file.download")}
          </a>
          <PrintButton label={t("report:print")} />
        </div>
        <div className="basis-full">
          <h1 className="text-title">{t("title")}</h1>
          <p className="mt-1 text-small text-ink-3">
            {t("lead")} {t("tip")}
          </p>
        </div>
      </div>
      <article lang={deck.language} className="grid gap-6 pb-8 print:block print:pb-0">
        {deck.slides.map((slide) => (
          <SlideShown key={slide.id} slide={slide} deck={deck} />
        ))}
      </article>
    </>
  );
}

function SlideShown({ slide, deck }: { slide: Slide; deck: Deck }) {
  const { id, headline, alerts, picture, asked, source } = slide;
  const { headline: size, body, quiet, picture: scale } = fitSlide(slide);
  const sizes = {
    "--headline": size,
    "--body": body,
    "--quiet": quiet,
    "--picture": picture ? picture.width * scale : 0,
  };
  const isAside = asked !== null && slide.steps.length > 0;
  return (
    <section id={id} className="slide" aria-labelledby={`${id}-headline`}>
      <div className="slide-stage" style={sizes as CSSProperties}>
        <h2 id={`${id}-headline`} className="slide-headline">
          {headline}
        </h2>
        {alerts.map((alert) => (
          <p key={alert} className="slide-alert">
            {alert}
          </p>
        ))}
        <div className={cx("slide-body", isBeside(slide) && "slide-beside", isAside && "slide-aside")}>
          {picture ? <PictureShown picture={picture} /> : null}
          <Words slide={slide} deck={deck} asked={isAside ? null : asked} />
          {isAside && asked ? <Asked asked={asked} /> : null}
        </div>
        {source ? <p className="slide-source">{source}</p> : null}
        <p className="slide-foot">
          <span>{deck.foot}</span>
          <span>{[deck.proof?.code, slide.number].filter(Boolean).join(" · ")}</span>
        </p>
      </div>
    </section>
  );
}

function PictureShown({ picture: { drawing, narrow, legend, narrowLegend } }: { picture: Picture }) {
  return (
    <figure className="slide-picture">
      <div className="slide-wide">
        <Drawn drawing={drawing} />
        <Legend names={legend} />
      </div>
      <div className="slide-narrow">
        <Drawn drawing={narrow} />
        <Legend names={narrowLegend} />
      </div>
    </figure>
  );
}

function Legend({ names }: { names: Picture["legend"] }) {
  if (names.length === 0) return null;
  return (
    <ul className="slide-legend mt-3">
      {names.map(({ name, paint }) => (
        <li key={name} className="flex items-center gap-2">
          <Swatch paint={paint} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Words({
  slide: { facts, steps, text, isChecked },
  deck: { proof },
  asked,
}: {
  slide: Slide;
  deck: Deck;
  asked: Slide["asked"];
}) {
  const isCheckable = isChecked && proof !== null;
  if (facts.length === 0 && steps.length === 0 && !text && !asked && !isCheckable) return null;
  return (
    <div className="slide-words">
      {facts.length > 0 ? (
        <dl className="slide-facts">
          {facts.map(({ term, fact }) => (
            <div key={term}>
              <dt className="slide-quiet">{term}</dt>
              <dd className="font-semibold">{fact}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {steps.length > 0 ? (
        <ol className="slide-steps">
          {steps.map(({ title, note }) => (
            <li key={title}>
              <p className="font-semibold">{title}</p>
              {note ? <p className="slide-quiet">{note}</p> : null}
            </li>
          ))}
        </ol>
      ) : null}
      {text ? <p>{text}</p> : null}
      {isCheckable ? (
        <div className="slide-check">
          <svg
            role="img"
            aria-label={`${proof.text}: ${proof.code}`}
            viewBox={`0 0 ${proof.qr.size} ${proof.qr.size}`}
            className="rounded-xs bg-paper"
          >
            <path d={proof.qr.path} className="fill-print" />
          </svg>
          <p>
            {proof.text}
            <a href={proof.link} className="block font-semibold">
              {proof.code}
            </a>
          </p>
        </div>
      ) : null}
      {asked ? <Asked asked={asked} /> : null}
    </div>
  );
}

function Asked({ asked: { title, items } }: { asked: NonNullable<Slide["asked"]> }) {
  return (
    <div className="slide-asked">
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
