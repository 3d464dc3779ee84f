/** One JSON line an event, without personal data: ids and codes only. */
export type Log = (event: string, fields?: Record<string, string | number | boolean | null>) => void;

export const consoleLog: Log = (event, fields = {}) => {
  console.log(JSON.stringify({ event, ...fields }));
};
