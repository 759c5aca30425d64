import classes from './shortcuts.module.css';

/** The effect of each key. */
export function KeyList({
  keys,
  label,
}: {
  keys: readonly (readonly [string, string])[];
  label: string;
}) {
  return (
    <dl
      className={`grid gap-hairline m-0 muted text-xs border-top hide-below-tablet ${classes.keys}`}
      aria-label={label}
    >
      {keys.map(([key, what]) => (
        <div className="flex gap-2 between" key={key}>
          <dt className="semibold">{key}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
