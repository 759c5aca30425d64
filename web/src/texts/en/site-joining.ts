// Made from texts/en/site-joining.json. Change it there.

export const messages = {
invitationOnly: "Only people with the code of an invitation can register, and visitors are told so. Costs you everyone who comes by without one. Who was imported or is a member already needs none.",
invitationsPerMember: "How many people each member can bring with their own link. Costs you the choice of who comes. 0 gives members no link.",
regions: "People who live elsewhere can't register, visitors read where they can, and members can't move elsewhere. Costs you everyone from other countries. Members who live elsewhere already stay. Without a country, it is everywhere.",
approval: "New members see no one, and no one sees them, until your team has approved them at the desk. Costs your team a decision for everyone who joins, and costs people who do not want to wait. Present members are not asked. When you turn it off, those who wait are approved.",
approvalOn: "Who registers from now on waits for your team. Present members are not asked.",
approvalOff: "Everyone who waits for your team now is approved, and notified. A refusal stays until its member asks again.",
};
