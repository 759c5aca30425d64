// Made from texts/en/site-plans.json. Change it there.

export const messages = {
about: "A new price is for new subscriptions. Everyone who pays already keeps the price they bought at.",
trial: "Free days of a first subscription, with a confirmed card. 0 has no trial.",
grace: "So long does premium continue after a renewal could not be charged. Longer gives members time, and costs you those days.",
noPrice: "Enter an amount of at least 0.01, such as 14.99.",
coupons: {
about: "Each is for the first payment of a member, once. Without dates it is open until you remove it.",
code: "Code",
percent: "Percent off",
amount: "Or an amount off",
from: "First day",
until: "Last day",
people: "People",
noLimit: "No limit",
add: "Add a coupon",
wrong: "Each code has 3 to 40 letters and digits, 1 to 100 percent or an amount off, and a limit of at least one person or none.",
remove: ({ code }: { code: string | number }) => `Remove ${code}`,
removeEmpty: "Remove this coupon",
},
};
