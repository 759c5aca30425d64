import { IconArrowLeft } from '@tabler/icons-react';
import { Link, type LinkProps, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

interface Props {
  /** Where it leads for someone who opened the page directly. */
  to: NonNullable<LinkProps['to']>;
  label: string;
  className: string;
}

/** Leads to where the reader came from, which is as they left it. */
export function BackLink({ to, label, className }: Props) {
  const { history } = useRouter();
  const goBack = (event: MouseEvent) => {
    if (!history.canGoBack() || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.back();
  };
  return (
    <Link className={`inline-flex items-center gap-2 ${className}`} to={to} onClick={goBack}>
      <IconArrowLeft size={20} stroke={1.75} aria-hidden />
      <span className="max-tablet:sr-only">{label}</span>
    </Link>
  );
}
