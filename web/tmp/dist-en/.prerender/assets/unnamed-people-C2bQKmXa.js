import { jsx } from 'react/jsx-runtime';
// web/src/ui/portraits/unnamed.svg
var unnamed_default = '/assets/unnamed-DkSPaMYq.svg';
// web/src/ui/portraits/unnamed-people.tsx
/** Four people without faces, drawn and the same for everyone: what is behind premium, never made from anyone's photo. */
var UnnamedPeople = ({ className = '' }) =>
  /* @__PURE__ */ jsx('img', {
    className,
    src: unnamed_default,
    alt: '',
    width: 516,
    height: 180,
  });
export { UnnamedPeople as t };
