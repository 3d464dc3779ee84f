/** How much more than another form that of a thing of a questionnaire may bring, in bytes. */
export const MAX_EDITED_BYTES = 192 * 1024;

/** Fields of a thing from which on the checks ask for fewer. */
export const MANY_EDITED_FIELDS = 880;

/** Fields of a thing beyond which no item is added: its form carries a few of its own, and the door takes a thousand in all. */
export const MAX_EDITED_FIELDS = 900;
