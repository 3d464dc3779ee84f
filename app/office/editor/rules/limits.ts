/** How much larger than other forms an entity's form may be, in bytes. */
export const MAX_EDITED_BYTES = 192 * 1024;

/** The checks report an entity that has more fields than this. */
export const MANY_EDITED_FIELDS = 880;

/** No item is added beyond this many fields: the form has a few fields of its own, and a request may have a thousand in all. */
export const MAX_EDITED_FIELDS = 900;
