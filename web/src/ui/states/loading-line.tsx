import { Spinner } from '../buttons/spinner.tsx';

/** Says what is loading, above a skeleton. */
export const LoadingLine = ({ text }: { text: string }) => (
  <output className="flex min-h-8 items-center gap-3 text-sm text-muted">
    <Spinner /> {text}
  </output>
);
