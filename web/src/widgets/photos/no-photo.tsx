import { initial } from '../../lib/facts/full-name.ts';

/** Where a person has no photo. The name is next to it. */
export const NoPhoto = ({ name }: { name: string }) => (
  <span className="grid h-full w-full place-items-center text-faint title-lg" aria-hidden>
    {initial(name)}
  </span>
);
