import { Loader } from '@mantine/core';
import '@mantine/core/styles/Loader.layer.css';

/** Says what is loading, above a skeleton. */
export const LoadingLine = ({ text }: { text: string }) => (
  <output className="row gap-3 muted text-sm min-h-32">
    <Loader size={18} color="ink" aria-hidden /> {text}
  </output>
);
