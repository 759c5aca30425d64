// Made from texts/pt/site-joining.json. Change it there.
// @ts-nocheck

export const messages = {
invitationOnly: "Só quem tem o código de um convite pode se cadastrar, e o site avisa quem o visita. Custa a você todas as pessoas que chegam sem um. Pessoas importadas e membros não precisam de código.",
invitationsPerMember: "Quantas pessoas cada membro pode trazer com o próprio link. Custa a você escolher quem chega. Com 0, ninguém tem link.",
regions: "Quem mora em outro lugar não pode se cadastrar, o site diz de onde é possível e os membros não podem se mudar para fora. Custa a você as pessoas de outros países. Membros que já moram fora ficam. Sem país, vale em todo lugar.",
approval: "Novos membros não veem ninguém, e ninguém os vê, até sua equipe aprovar. Custa à sua equipe uma decisão por pessoa que chega, e a você quem não quer esperar. Os membros atuais não são afetados. Ao desativar, quem espera fica aprovado.",
approvalOn: "Quem se cadastrar a partir de agora espera sua equipe. Os membros atuais não são afetados.",
approvalOff: "Todas as pessoas que esperam sua equipe são aprovadas e avisadas. Uma recusa fica até o membro pedir de novo.",
};
