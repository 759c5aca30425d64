import { encodeQR } from 'qr';
import classes from './security-page.module.css';

interface Props {
  text: string;
  label: string;
}

/** Drawn here, so that the key it holds is sent to nobody. Black on white in either light: readers need it so. */
export function QrCode({ text, label }: Props) {
  const picture = encodeQR(text, 'svg', { border: 3 });
  return (
    <img
      className={classes.qr}
      src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
      alt={label}
    />
  );
}
