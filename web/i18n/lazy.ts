/**
 * Creates a value on first use. Number and date formatters take milliseconds to create, and the first page needs few of
 * them.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
