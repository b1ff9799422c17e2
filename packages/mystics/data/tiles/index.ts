import courtyard from './01-courtyard.json' with { type: 'json' }
import tunnelEntrance from './02-tunnel-entrance.json' with { type: 'json' }
import kitchen from './03-kitchen.json' with { type: 'json' }
import kitchenTunnels from './04-kitchen-tunnels.json' with { type: 'json' }
import guardRoom from './05-guard-room.json' with { type: 'json' }
import sewer from './06-sewer.json' with { type: 'json' }
import diningHall from './07-dining-hall.json' with { type: 'json' }
import diningTunnels from './08-dining-tunnels.json' with { type: 'json' }
import alchemist from './09-alchemist.json' with { type: 'json' }
import crystalTunnels from './10-crystal-tunnels.json' with { type: 'json' }
import kingsChamber from './11-kings-chamber.json' with { type: 'json' }
import kingsTunnels from './12-kings-tunnels.json' with { type: 'json' }
import queensChamber from './13-queens-chamber.json' with { type: 'json' }
import forge from './14-forge.json' with { type: 'json' }
import pipes from './15-pipes.json' with { type: 'json' }
import drainPipe from './16-drain-pipe.json' with { type: 'json' }

/** The sixteen sides of the box as they are written. */
export const FILES: readonly unknown[] = [
  courtyard,
  tunnelEntrance,
  kitchen,
  kitchenTunnels,
  guardRoom,
  sewer,
  diningHall,
  diningTunnels,
  alchemist,
  crystalTunnels,
  kingsChamber,
  kingsTunnels,
  queensChamber,
  forge,
  pipes,
  drainPipe,
]

/** All of them are here. */
export async function fetchFiles(_ids?: readonly string[]): Promise<void> {}
