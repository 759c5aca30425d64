const serif = "font-family:Newsreader,Georgia,'Times New Roman',serif";
const sans = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const mono = "font-family:ui-monospace,Menlo,Consolas,'Courier New',monospace";

/** Each is a complete text style, since mail programs inherit little. */
export const type = {
  brand: `${serif};font-size:24px;line-height:1.2`,
  title: `${serif};font-size:28px;line-height:1.2;font-weight:500`,
  text: `${sans};font-size:16px;line-height:1.5`,
  note: `${sans};font-size:14px;line-height:1.5`,
  foot: `${sans};font-size:13px;line-height:1.5`,
  button: `${sans};font-size:16px;line-height:1.2;font-weight:600`,
  code: `${mono};font-size:32px;line-height:1.2;font-weight:600;letter-spacing:6px`,
};
