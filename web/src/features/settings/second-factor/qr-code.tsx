import { encodeQR } from 'qr';
import classes from './second-factor.module.css';

interface Props {
  text: string;
  label: string;
}

/** Drawn in the browser, so that its key is never sent. Always black on white, because scanners need that. */
export function QrCode({ text, label }: Props) {
  const picture = encodeQR(text, 'svg', { border: 3 });
  return (
    <img
      className={`rounded-md ${classes.qr}`}
      src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
      alt={label}
    />
  );
}
