/** Where a page says that a file is being made and has been saved. Empty until `enhance/files.ts` fetches something. */
export function FileStatus({ making, made }: { making: string; made: string }) {
  return (
    <p
      role="status"
      data-files
      data-making={making}
      data-made={made}
      className="flex items-center gap-2 empty:hidden"
    />
  );
}
