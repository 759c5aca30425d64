import { comma } from '#texts/language.ts';

interface Props {
  name: string;
  age: number | null;
  /** On one line, with dots for what does not fit of the name. */
  oneLine?: boolean;
}

/** A name can be in other letters than the page: it has its own direction, and the comma after it that of the page. */
export function NameAndAge({ name, age, oneLine = false }: Props) {
  const named = (
    <>
      <bdi className="anywhere">{name}</bdi>
      {age !== null && comma.trim()}
    </>
  );
  return (
    <>
      {oneLine ? <span className="one-line">{named}</span> : named}{' '}
      {age !== null && <span className="flex-none font-light">{age}</span>}
    </>
  );
}
