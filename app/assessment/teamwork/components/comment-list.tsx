import { useTranslation } from "react-i18next";
import type { CommentView } from "~/assessment/teamwork/comments-view";

/** Comments as plain text, without links. */
export function CommentList({
  comments,
  deleteHref,
}: {
  comments: CommentView[];
  /** The URL of the delete confirmation. If missing, no comment can be deleted. */
  deleteHref?: (commentId: string) => string;
}) {
  const { t } = useTranslation("teamwork");
  return (
    <ul className="grid gap-4">
      {comments.map(({ id, author, isYours, moment, at, text, mayDelete }) => (
        <li key={id} id={`c-${id}`} className="keep grid gap-1 border-s-4 border-line ps-4">
          <p className="flex flex-wrap gap-x-3 text-small text-ink-3">
            <span className="font-semibold text-ink-2 wrap-anywhere">
              {isYours ? t("comments.you", { name: author }) : author}
            </span>
            <time dateTime={at}>{moment}</time>
          </p>
          <p className="max-w-measure whitespace-pre-line wrap-anywhere">{text}</p>
          {mayDelete && deleteHref ? (
            <p className="-mb-2 print:hidden">
              <a
                href={deleteHref(id)}
                aria-label={t("comments.deleteOf", { name: author, date: moment })}
                className="inline-flex min-h-11 items-center text-small"
              >
                {t("comments.delete")}
              </a>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
