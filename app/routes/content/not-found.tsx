import { ErrorPage } from "~/features/shell/components/error-page";

/** Any path that nothing else answers. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return <ErrorPage status={404} />;
}
