interface Props {
  size?: number | undefined;
}

/** The logo: two arches that form a heart. */
export function BrandMark({ size = 28 }: Props) {
  return (
    <svg className="flex-none" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <g transform="translate(-5.6 -7.6) scale(1.35)">
        <path fill="var(--brand-6)" d="M7.5 19A6 6 0 0 1 16 10.5L24.5 19 16 27.5Z" />
        <path fill="var(--accent-4)" d="M16 10.5A6 6 0 0 1 24.5 19Z" />
        <path fill="var(--brand-5)" d="M16 10.5 24.5 19 20.25 23.25 11.75 14.75Z" />
      </g>
    </svg>
  );
}
