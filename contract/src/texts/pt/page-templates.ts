import type { PageTexts } from '../../site/page-template.ts';

export const pageTemplates: PageTexts = {
  imprint: ({ brand, email, owner }) => ({
    title: 'Informações legais',
    body: `${brand} é mantido por

${owner.lines('[Nome da pessoa, ou nome e forma jurídica da empresa]\n[Rua e número]\n[CEP, cidade e país]')}

## Contato

E-mail: ${email}
Telefone: ${owner.phone('[número de telefone]')}

## Representação

[Nomes de quem representa a empresa]

## Registro

${owner.register('[Registro, lugar e número, por exemplo Junta Comercial de …, CNPJ …]')}

## Número de IVA

[Número de identificação do IVA, se houver]

## Pontos de contato

As autoridades da União Europeia e dos seus Estados-membros (artigo 11 do Regulamento dos Serviços Digitais) e todas as pessoas que usam o ${brand} (artigo 12) podem escrever diretamente para ${email}. Lemos e respondemos em [idiomas; pelo menos uma língua oficial do país onde você está estabelecido].

## Representação na União Europeia

[Só para quem está estabelecido fora da União Europeia: nome, endereço, e-mail e telefone do representante legal segundo o artigo 13 do Regulamento dos Serviços Digitais. Senão, apague esta seção.]

## Denúncias e reclamações

Conteúdo ilegal pode ser denunciado em [Denunciar conteúdo](/report-content). Quem não concorda com uma decisão nossa pode contestá-la de graça por seis meses.

[Se você participa da solução de litígios com consumidores em algum órgão, e em qual]
`,
  }),
  terms: ({ brand, email, owner }) => ({
    title: 'Termos de uso',
    body: `Em vigor desde [data]

## 1. Quem somos

${brand} é mantido por ${owner.inOneLine('[nome e endereço]')}. Você pode escrever para ${email}.

## 2. Quem pode participar

É preciso ter pelo menos 18 anos. Cada pessoa tem uma conta. O que você diz sobre si tem que ser verdade.

[Outras condições, por exemplo os países onde o ${brand} é oferecido]

## 3. Sua conta

Você cuida da sua senha. Avise se outra pessoa usar sua conta.

## 4. O que não é permitido

[O que os membros não podem escrever, mostrar ou fazer. Diga de um jeito que todo mundo entenda]

## 5. Como moderamos

[Quem vê as denúncias, o que é verificado automaticamente e o que pode acontecer: uma advertência, uma suspensão, um banimento]

Você pode denunciar pessoas e conteúdo em [Denunciar conteúdo](/report-content). Damos os motivos das nossas decisões. Você pode contestar uma decisão de graça por seis meses, e uma pessoa olha de novo.

## 6. Como sugerimos pessoas

O que decide quem você vê, e o que você pode mudar nisso, está em [Como funciona a ordem](/ranking).

## 7. Premium

[Preços, duração e renovação, como cancelar e o que acontece quando um preço muda]

Você pode desistir do contrato em até 14 dias. [O que acontece depois de uma desistência]

## 8. O que você escreve e mostra

Continua sendo seu. Você permite que a gente mostre isso às pessoas para quem o ${brand} deve mostrar. [Duração e limites desta permissão]

## 9. Responsabilidade

[O que um escritório de advocacia escreveu ou conferiu]

## 10. Fim do contrato

Você pode excluir sua conta a qualquer momento nos ajustes. Podemos encerrar o contrato se [motivos e prazo].

## 11. Mudanças destes termos

[Como você anuncia mudanças, com quanto tempo de antecedência e o que os membros podem fazer]

## 12. Lei e litígios

[Qual lei vale e quem decide em um litígio]
`,
  }),
};
