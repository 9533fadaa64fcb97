/**
 * Makes a thing when it is first needed, and once. What writes numbers and dates takes milliseconds to make, and the
 * first screen needs little of it.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
