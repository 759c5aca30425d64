globalThis.lazySources.push('src/lib/language/typed.ts');
// web/src/lib/language/typed.ts
var key = 'typed';
/** Passwords are not stored, and files cannot be. */
var isKept = ({ type }) => !['password', 'file', 'hidden'].includes(type);
var isTick = ({ type }) => type === 'checkbox' || type === 'radio';
var findFields = () => [...document.querySelectorAll('input, textarea, select')].filter(isKept);
var shapeOf = (fields) => fields.map(({ type }) => type).join(' ');
/** Keeps what is typed on this page while it is loaded again. */
function keepTyped() {
  const fields = findFields();
  const values = fields.map((field) => (isTick(field) ? field.checked : field.value));
  sessionStorage.setItem(
    key,
    JSON.stringify({
      path: location.pathname,
      shape: shapeOf(fields),
      values,
    }),
  );
}
export { keepTyped };
