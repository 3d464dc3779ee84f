import { change, rowsOf } from "./database";
import { testEnv } from "./worker";

/** Restores the rows that an assessment's file of answers was made from, as if it had never been moved. */
export async function putAnswersBack(assessmentId: string): Promise<void> {
  const [row] = await rowsOf<{ file: string }>(
    "select answers_file as file from assessments where id = ?",
    assessmentId,
  );
  const object = await testEnv.FILES.get(row?.file ?? "");
  const text = await new Response(object?.body.pipeThrough(new DecompressionStream("gzip"))).text();
  await change(
    "insert into answers (assessment_id, question_id, value, revision, answered_by, answered_at, unconfirmed, is_answered, is_required) select ?, value ->> 0, nullif(value -> 1, 'null'), value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7 from json_each(?, '$.answers')",
    assessmentId,
    text,
  );
  await change("update assessments set answers_file = null, answered_optional = null where id = ?", assessmentId);
}
