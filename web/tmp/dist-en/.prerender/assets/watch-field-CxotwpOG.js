// web/src/lib/keys/watch-field.ts
/**
 * Tells later whether the person has gone into a field since now. What they asked for before must not take it away from
 * them.
 */
function watchField() {
  const { activeElement: before } = document;
  return () => {
    const { activeElement: now } = document;
    return now !== before && now?.matches('input, textarea, select') === true;
  };
}
export { watchField as t };
