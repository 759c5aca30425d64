/** Milliseconds that something has to be on the screen before a key can decide about it. */
export const leastShownMs = 300;

/** The same for what comes automatically, such as a card whose choice was refused: no one expects it. */
export const leastShownUnaskedMs = 800;
