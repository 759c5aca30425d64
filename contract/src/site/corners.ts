/** The radius of each step of tokens.css, in pixels. A pill is as round as it is high. */
const pill = 999;

/** What an owner chooses from, by name. The soft corners are those of tokens.css. */
export const cornerRadii = {
  square: { xs: 2, sm: 2, md: 2, lg: 4, xl: 4, '2xl': 4, '3xl': 4, '4xl': 4, full: 4 },
  soft: { xs: 4, sm: 6, md: 10, lg: 16, xl: 20, '2xl': 24, '3xl': 28, '4xl': 32, full: pill },
  round: { xs: 6, sm: 10, md: 16, lg: 22, xl: 26, '2xl': 30, '3xl': 34, '4xl': 40, full: pill },
} as const;
export type Corners = keyof typeof cornerRadii;

export const cornerNames = Object.keys(cornerRadii) as Corners[];
