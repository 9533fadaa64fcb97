import { useState } from "react";
import { useLoaded } from "../../layout/deferred.tsx";

/** The last loaded value of deferred data, which stays while it is loaded again and when that fails. */
export function useLastLoaded<Value>(value: Promise<Value>): Value | undefined {
  const loaded = useLoaded(value);
  const [last, setLast] = useState(loaded);
  if (loaded !== undefined && loaded !== last) setLast(loaded);
  return loaded ?? last;
}
