import type { messages as en } from '../en/ranking.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: 'Como funciona a ordem',
  about: 'Por que você vê alguém, e por que nesta ordem.',
  /** With the distances of the rounds in a deck without a limit. */
  sections: ([first = '', ...others]: readonly string[]) => [
    {
      title: 'Quem você pode ver',
      points: [
        'Todas as pessoas com perfil completo, e-mail confirmado e foto aprovada que combinam com os gêneros, as idades e a distância que você procura e sobre as quais você ainda não decidiu.',
        'Só pessoas que procuram alguém do seu gênero e da sua idade, à sua distância. Você pode desativar isso nas Preferências de Descobrir ou no seu perfil.',
        'Nunca perfis em pausa, banidos ou bloqueados de um lado ou do outro. Quem está no modo incógnito só aparece se curtiu você.',
      ],
    },
    {
      title: 'O que decide a ordem',
      points: [
        'O quanto suas respostas às perguntas combinam com as respostas abertas da outra pessoa e com o que ela aceitaria. Uma diferença em algo que importa muito para um dos lados conta mais.',
        'Quantos interesses vocês têm em comum.',
        'Quantas pessoas veriam alguém primeiro. Se quase todas veriam, essa pessoa vem um pouco depois, e outras um pouco antes, para que todo mundo seja visto e quem pode se curtir se veja cedo. Calculamos isso uma vez por noite.',
        'Há quanto tempo a pessoa esteve aqui, com precisão de um dia. Se ela esconde a atividade, com precisão de um mês.',
        'A distância até a pessoa.',
        `Se você procura em qualquer lugar: primeiro todo mundo a até ${first} de você, depois a até ${others.slice(0, -1).join(', ')} e ${others.at(-1)}, e em cada faixa na ordem acima. Assim, ninguém distante vem antes de alguém que você poderia encontrar.`,
        'Pessoas que chegam ou mudam algo, e assim passam a combinar, entram em segundos entre os cards que vêm depois do que você está vendo.',
      ],
    },
    {
      title: 'A ordem em Explorar',
      points: [
        'Ela começa pela maior pontuação. Se você procura em qualquer lugar, as pessoas perto de você vêm antes, nas mesmas faixas de distância dos seus cards. Você pode escolher outra: atividade recente, cadastro recente ou mais perto primeiro.',
        'Ela usa só o que você já pode ver (o dia em que a pessoa esteve aqui por último, a distância arredondada e a pontuação) e o dia do cadastro. Em caso de empate, cada pessoa vê uma ordem diferente.',
      ],
    },
    {
      title: 'O que nunca conta',
      points: [
        'Quem alguém curte ou pula, quem curte essa pessoa e quem paga.',
        'Fotos, nomes e textos. Não perguntamos raça nem etnia. Respostas sobre fé ou política contam como as outras, e as de outras pessoas, só se forem abertas.',
      ],
    },
    {
      title: 'A pontuação',
      points: [
        'O número em um perfil vem só das suas respostas, das respostas abertas da outra pessoa e dos interesses em comum. Ele é arredondado de cinco em cinco e nunca é 100. Aparece quando há cinco respostas abertas para comparar. Com poucas respostas e poucos interesses em comum, fica baixo, porque ainda não sabemos muito.',
        'Cinco perguntas sobre o dia a dia e sobre o que você espera encontrar ficam abertas quando você responde, e todas as outras ficam ocultas. Você pode abrir ou ocultar cada resposta. Suas respostas ocultas contam só para o que você vê: nenhuma pontuação, motivo ou ordem que outras pessoas recebem depende delas. Quem se esforçar muito pode descobrir as abertas. Por isso, a pontuação que você vê pode ser diferente da que a outra pessoa vê, e abrir mais respostas melhora a dela.',
        'Suas primeiras respostas contam a partir da próxima hora cheia, e as seguintes a partir da meia-noite (UTC), sempre várias de uma vez. Se cada uma contasse na hora, alguém poderia mudar as próprias respostas uma a uma, ver como a pontuação muda e descobrir o que outras pessoas responderam. Ocultar e excluir uma resposta vale na hora.',
        'Nunca mostramos pessoas fora das suas preferências, a menos que você as mude. Se não restar ninguém, a página diz quantas pessoas cada mudança traria, mas nunca fala do que é inegociável para você. Pessoas que você pulou voltam depois de 30 dias, quando não resta mais ninguém.',
      ],
    },
  ],
};
