/**
 * Words with their endings: the British one, a stroke, the American one, and endings of both. Where one of the two is
 * good English in both countries it is left out.
 */
const pairs = `
  behaviour/behavior s al ally, colour/color s ed ing ful fully less ation, favour/favor s ed ing able ably ite ites itism, flavour/flavor s ed ing ful less ings,
  harbour/harbor s ed ing, honour/honor s ed ing able ably, humour/humor s ed ing less, labour/labor s ed ing er ers, neighbour/neighbor s ing hood hoods ly,
  odour/odor s less, rumour/rumor s ed, savour/savor s ed ing y, vapour/vapor s, endeavour/endeavor s ed ing, armour/armor ed y, tumour/tumor s, parlour/parlor s,
  rigour/rigor s, vigour/vigor, valour/valor, candour/candor, clamour/clamor ed ing, demeanour/demeanor, fervour/fervor, rancour/rancor, splendour/splendor s, ardour/ardor,
  saviour/savior s, discolour/discolor ed ing ation, dishonour/dishonor ed able, disfavour/disfavor, misbehaviour/misbehavior, belabour/belabor ed ing, multicolour/multicolor ed,
  centre/center, centres/centers, centred/centered, centring/centering, centrepiece/centerpiece s, theatre/theater s, fibre/fiber s, litre/liter s, metre/ s,
  kilometre/kilometer s, centimetre/centimeter s, millimetre/millimeter s, millilitre/milliliter s, calibre/caliber, lustre/luster, spectre/specter s, sombre/somber,
  meagre/meager, sabre/saber s, fibreglass/fiberglass, sceptre/scepter s, epicentre/epicenter s,
  defence/defense s less, offence/offense s, pretence/pretense s, licence/ s, practise/ s d, practising/,
  grey/gray s er est ish ing, cheque/ s, tyre/ s, kerb/ s side, storey/ s, plough/plow s ed ing, draught/ s y, programme/ s, cosy/cozy, cosier/cozier, cosily/cozily,
  sceptic/skeptic s al ally ism, aluminium/aluminum, aeroplane/airplane s, moustache/mustache s, pyjamas/pajamas, jewellery/jewelry, artefact/artifact s, ageing/aging, judgement/ s,
  mould/mold s ed ing y, moult/molt s ed ing, smoulder/smolder s ed ing, woollen/woolen s, /catalog, /cataloged, /cataloging, mum/ s,
  manoeuvre/maneuver s, manoeuvred/maneuvered, manoeuvring/maneuvering, sulphur/ ic, sulphate/, tonne/ s,
  fulfil/fulfill s ment, enrol/enroll s ment, instil/instill s, distil/distill s, skilful/skillful ly, wilful/willful ly, instalment/installment s, appal/appall s,
  travelled/traveled, travelling/traveling, traveller/traveler s, cancelled/canceled, cancelling/canceling, modelled/modeled, modelling/modeling, modeller/modeler s,
  labelled/labeled, labelling/labeling, signalled/signaled, signalling/signaling, fuelled/fueled, fuelling/fueling, levelled/leveled, levelling/leveling,
  marvelled/marveled, marvellous/marvelous ly, counselled/counseled, counselling/counseling, counsellor/counselor s, channelled/channeled, channelling/channeling,
  dialled/dialed, dialling/dialing, equalled/equaled, equalling/equaling, jeweller/jeweler s, panelled/paneled, panelling/paneling, pedalled/pedaled, pedalling/pedaling,
  quarrelled/quarreled, quarrelling/quarreling, rivalled/rivaled, rivalling/rivaling, shovelled/shoveled, spiralled/spiraled, spiralling/spiraling, totalled/totaled, totalling/totaling,
  tunnelled/tunneled, tunnelling/tunneling, unravelled/unraveled, unravelling/unraveling, funnelled/funneled, funnelling/funneling, duelling/dueling, chiselled/chiseled,
  grovelling/groveling, swivelled/swiveled, swivelling/swiveling, shrivelled/shriveled, revelled/reveled, revelling/reveling, libelled/libeled, libellous/libelous, initialled/initialed,
  bevelled/beveled, towelling/toweling, enamelled/enameled, snorkelling/snorkeling,
  analyse/analyze d, analysing/analyzing, analyser/analyzer s, /analyzes, paralyse/paralyze s d, paralysing/paralyzing, catalyse/catalyze s d, catalysing/catalyzing, breathalyse/breathalyze d,
  anaesthetic/anesthetic s, anaesthesia/anesthesia, anaesthetist/ s, anaemia/anemia, anaemic/anemic, haemorrhage/hemorrhage s, haemoglobin/hemoglobin, haemophilia/hemophilia, leukaemia/leukemia,
  oestrogen/estrogen s, diarrhoea/diarrhea, paediatric/pediatric s, paediatrician/pediatrician s, gynaecology/gynecology, gynaecologist/gynecologist s, oesophagus/esophagus, foetus/ es, foetal/,
  orthopaedic/ s, encyclopaedia/ s, coeliac/celiac, faeces/feces, oedema/edema
`
/** Stems of “-ise”; with a “z” they are British too. */
const ise = `organ real recogn apolog character critic custom final general harmon legal maxim memor minim mobil modern normal optim personal priorit privat public special stabil standard
  summar symbol sympath util visual author capital categor central civil digit familiar global initial ital jeopard local material monet neutral patron penal polar popular scrutin social steril subsid
  synchron terror vandal reorgan emphas hospital immun industrial revolution fertil energ equal formal idol internal liberal magnet rational victim`

/** All words of one side that the other would spell in another way. */
export function* spellings(side: 'american' | 'british'): Generator<string> {
  for (const entry of pairs.split(',')) {
    const [both, ...endings] = entry.trim().split(/\s+/)
    const [british, american] = both.split('/')
    const word = side === 'british' ? british : american
    if (word === '') continue
    yield word
    for (const ending of endings) yield word + ending
  }
  if (side === 'american') return
  for (const stem of ise.split(/\s+/)) {
    for (const ending of ['ise', 'ises', 'ised', 'ising', 'isation']) yield stem + ending
  }
}
