import { initial } from '../../lib/facts/full-name.ts';

/** Where a person has no photo. The name is next to it. */
export const NoPhoto = ({ name }: { name: string }) => (
  <span className="grid place-center w-full h-full faint title-lg" aria-hidden>
    {initial(name)}
  </span>
);
