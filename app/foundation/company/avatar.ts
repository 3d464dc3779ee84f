/** Path of a user's picture, or null when there is none. */
export function picturePath(userId: string, avatar: string | null): string | null {
  return avatar && `/files/avatars/${userId}/${avatar}`;
}

/** One or two initials of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s._-]+/);
  return [words[0], words.length > 1 ? words.at(-1) : ""]
    .map((word) => word?.[0] ?? "")
    .join("")
    .toUpperCase();
}
