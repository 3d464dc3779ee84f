/** A date as the reports write it, DD-MM-YYYY, in UTC. */
export function formatDate(time: number): string {
  const [year, month, day] = new Date(time).toISOString().slice(0, 10).split("-");
  return `${day}-${month}-${year}`;
}
