/** What visitors should know before they register. */
export const visitorNotes = {
  invitationOnly: (brand: string) =>
    `${brand} is open to people with an invitation. Have one? Follow its link, or enter its code when you register.`,
  regions: ({ brand, countries }: { brand: string; countries: string }) =>
    `${brand} is for people who live in: ${countries}.`,
};
