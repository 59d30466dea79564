import { words } from './words.ts'

/**
 * Frequent closed-class words of other languages in Latin script, accents removed; words that
 * English shares ("in", "die", "as", "on") left out. Compiled for this project.
 */
export const otherLanguages: readonly (readonly string[])[] = [
  // German
  words(
    'der und den das ist nicht mit sich ein eine einen fur von dem des auch auf wie im zu aber oder wird sind haben ich wir sie durch bei nach uber wenn noch nur',
  ),
  // French
  words(
    'le la les des une est et dans pour que qui pas sur avec sont cette ce il elle nous vous mais ou plus par du au aux ses leur etre ont comme tout',
  ),
  // Spanish
  words(
    'el la los las una es en que por con para del se no su lo como mas pero sus le ya este esta son entre cuando muy sin sobre tambien fue ha y',
  ),
  // Italian
  words(
    'il lo gli una che di per con non sono del della nel alla si da ma anche come piu questo questa dei delle ha suo loro essere stato era e',
  ),
  // Portuguese
  words(
    'o os um uma que nao com para por mais dos das na no ao se como mas foi ele ela sao seu sua ou quando muito ja tambem pelo pela ate isso e',
  ),
  // Dutch
  words(
    'de het een van en dat niet zijn voor met op aan ook er maar bij uit nog naar wordt heeft hij ze deze dit worden kan door over tot meer',
  ),
  // Swedish, Danish, Norwegian
  words(
    'och att det som en pa av med den till inte om ett men var jag har de han for er og ikke til et af kan vi fra ved blev efter eller nar',
  ),
  // Polish
  words(
    'i w na z sie nie do ze jest to jak ale po co tak za od przez oraz dla jego ich byl tym ktory ktora czy tylko moze juz',
  ),
  // Turkish
  words(
    've bir bu da de icin ile cok olarak daha gibi ne kadar sonra olan var en ama ben o mi degil her veya ise',
  ),
  // Indonesian and Malay
  words(
    'yang dan di itu dengan untuk tidak ini dari dalam akan pada juga ke karena ada oleh saya kami mereka telah bisa sebagai atau lebih',
  ),
  // Finnish
  words(
    'ja on ei se etta han oli mutta kun niin kuin joka mita ovat myos tai jos vain ole sen hanen olla',
  ),
  // Vietnamese without tones
  words('va la cua cac co mot nhung trong cho duoc voi khong nguoi nay da khi den tu hay'),
]
