import { Loader } from '@mantine/core';
import '@mantine/core/styles/Loader.layer.css';

/** Says what is loading, above a skeleton. */
export const LoadingLine = ({ text }: { text: string }) => (
  <output className="flex min-h-8 items-center gap-3 text-sm text-muted">
    <Loader size={18} color="ink" aria-hidden /> {text}
  </output>
);
