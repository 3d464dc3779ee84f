/** An answer in words, empty for none. Several options become a list. */
export function AnswerWords({ said }: { said: string[] }) {
  if (said.length < 2) return said[0] ?? null;
  return (
    <ul className="list-disc ps-5">
      {said.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
