/** In the place of Mantine's groups of buttons, which nothing here uses: see lean-mantine.ts. */
export const ButtonGroup = null;
export const ButtonGroupSection = null;
export const ActionIconGroup = null;
export const ActionIconGroupSection = null;
